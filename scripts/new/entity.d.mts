export function newEntity(options: {
  name: string
  fr: string
  ar: string
  plural?: string
  path?: string
  branch?: string
  root?: string
}): Promise<string[]>
