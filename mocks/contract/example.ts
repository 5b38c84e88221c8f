/** What a call is sent. */
export interface ExampleInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>
  readonly body?: unknown
}

/** A call on the sample data as it is at first, or after some others. */
export interface Example extends ExampleInput {
  /** What has to happen before, by the names of the calls. */
  readonly after?: readonly (readonly [name: string, input: ExampleInput])[]
}
