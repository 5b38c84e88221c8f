declare module 'virtual:demos' {
  /** Where a demo stands, what it is called and what it shows. */
  type ListedDemo = readonly [href: string, title: string, text: string]

  /** The ways to the demos of all pages, in each language. */
  export const demosIn: Record<'en' | 'fr' | 'ar', () => Promise<{ default: readonly ListedDemo[] }>>
}
