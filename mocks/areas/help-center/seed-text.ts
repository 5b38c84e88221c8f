/** What one article says: how it is done, step by step where there are steps, and what is good to know about it. */
export interface HelpText {
  readonly title: string
  readonly intro: string
  readonly steps?: readonly string[]
  readonly note: string
}
