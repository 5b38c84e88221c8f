/** A part of the page that the list leads to. */
export interface PageContentsItem {
  /** The id of its heading in the page. */
  readonly id: string
  /** What the heading says. */
  readonly label: string
}
