/** A page that lies in a step. */
export interface BreadcrumbSibling {
  label: string
  href: string
  /** What it lies in below the step, where that falls into groups: those of one group stand together under its name. */
  group?: string
  /** A quiet word at the end, such as “Soon” where there is nothing yet. */
  note?: string
}

/** One step of the way to a page. */
export interface Breadcrumb {
  label: string
  /** Its address; a step that has no page of its own has none. */
  href?: string
  /** What lies in a step without an address: pressing it opens these as a menu. */
  siblings?: () => readonly BreadcrumbSibling[]
}
