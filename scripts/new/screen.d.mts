export function newScreen(options: {
  path: string
  feature: string
  text: string
  'fr-text': string
  'ar-text': string
  title?: string
  fr?: string
  ar?: string
  branch?: string
  name?: string
  root?: string
}): Promise<string[]>
