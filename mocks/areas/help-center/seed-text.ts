/**
 * What one article says: what to see to before, how it is done, step by step where there are steps, what is good to know
 * about it, and what to do where it does not work.
 */
export interface HelpText {
  readonly title: string
  readonly intro: string
  readonly before?: string
  readonly steps?: readonly string[]
  readonly note: string
  readonly trouble?: string
}
