import { endingOf, endingsOfType, kindOf, typeOfEnding } from './kinds.ts'

/** The kinds of an `accept` attribute: endings with their dot, types, families such as `image/*`. */
export const acceptedKinds = (accept: string) =>
  accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)

/** Whether a file's name and type both say that it is one of the kinds of an `accept` attribute. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const kinds = acceptedKinds(accept ?? '')
  if (kinds.length === 0) return true
  const type = kindOf(file)
  if (type === undefined) return false
  const ending = endingOf(file.name)
  return kinds.some((kind) => {
    if (kind === '*/*') return true
    if (kind.startsWith('.'))
      return kind.slice(1) === ending || (!ending && typeOfEnding(kind.slice(1)) === type)
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
    return kind === type
  })
}

/** The kinds of an `accept` attribute as people call them: PNG, JPG; families are given by name. */
export function kindNames(
  accept: string,
  families: Record<'image' | 'video' | 'audio' | 'text', string>,
): string[] {
  const names = acceptedKinds(accept).flatMap((kind) => {
    if (kind.startsWith('.')) return [kind.slice(1).toUpperCase()]
    const [family = '', sub = ''] = kind.split('/')
    if (sub === '*') return Object.hasOwn(families, family) ? [families[family as keyof typeof families]] : []
    const [ending] = endingsOfType(kind)
    return [(ending ?? sub).toUpperCase()]
  })
  return [...new Set(names.map((name) => (name === 'JPEG' ? 'JPG' : name)))]
}
