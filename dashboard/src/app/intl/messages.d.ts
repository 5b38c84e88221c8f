declare module 'virtual:messages' {
  type Loader = () => Promise<{ default: Record<string, string> }>

  export const loaders: Record<'en' | 'fr' | 'ar', Record<string, Loader>>
}
