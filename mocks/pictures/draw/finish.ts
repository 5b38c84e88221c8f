import { digits } from './pen.ts'

/** What `blend` and `inside` write in place of an address. */
const TOKEN = /(blend|clip)\[([^\]]+)\]/g

const ENDS: Readonly<Record<string, string>> = { slant: 'x2="1" y2="1"', down: 'x2="0" y2="1"', across: '' }

const definition = (id: string, kind: string, content: string) => {
  if (kind === 'clip') return `<clipPath id="${id}"><path d="${content}"/></clipPath>`
  const [from, to, direction = ''] = content.split(';')
  return `<linearGradient id="${id}" ${ENDS[direction]}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

const rounded = (outline: string) =>
  outline.replace(/-?\d*\.\d+(e-\d+)?/g, (number) => digits(Number(number)))

/** The whole file: gradients and outlines get ids that only this picture has. */
export const finish = (name: string, [width, height]: readonly [number, number], shapes: string) => {
  const ids = new Map<string, string>()
  const definitions: string[] = []
  const body = shapes.replace(TOKEN, (token, kind: string, content: string) => {
    const known = ids.get(token)
    if (known) return `url(#${known})`
    const id = `${name.replaceAll('/', '-')}-${ids.size + 1}`
    ids.set(token, id)
    definitions.push(definition(id, kind, content))
    return `url(#${id})`
  })
  const defs = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : ''
  const content = (defs + body).replace(/ d="[^"]+"/g, rounded)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`
}
