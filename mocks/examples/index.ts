/** What a call is sent in its example; the ids are those of the sample data. */
export interface ExampleInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>
  readonly body?: unknown
}

/** An example of every call, by its name; each succeeds on the sample data as it is at first. */
export const examples: Readonly<Record<string, ExampleInput>> = {}
