/** Something that the header of a public page leads to: another page, or `#…`, a section of this one. */
export interface SiteLink {
  /** Where it leads, in words. */
  readonly label: string
  /** The address it leads to. */
  readonly href: string
}

/** Links of one kind, with a title. */
export interface SiteLinkGroup {
  /** What they have in common. */
  readonly title: string
  readonly links: readonly SiteLink[]
}

/** What opens below the header, from a button of its own. */
export interface SiteMenuData {
  /** What the button is called. */
  readonly label: string
  readonly groups: readonly SiteLinkGroup[]
}
