declare module 'virtual:messages' {
  interface Messages {
    default: Record<string, string>
  }
  /** The ways to the groups of a language; the one that every page needs is there with them. */
  interface LanguageModule {
    loaders: Record<string, () => Promise<Messages>>
  }

  export const languages: Record<'en' | 'fr' | 'ar', () => Promise<LanguageModule>>
}
