import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roomFolders, rooms } from '../../scripts/package/exports.mjs'
import { type Component, readComponent } from './props.ts'

/** Folders of parts that several rooms share, no rooms themselves. */
const SHARED = ['Field']
/** Props that say what they are by their name alone. */
const selfEvident = /^(children|ref|id|autoFocus|onPress|onFocus|onBlur|onHoverStart|(aria|data)-.+)$/
const forbidden = /^(className|style|sx|css)$/
const titles =
  /^(Foundations|Layout|Actions|Feedback|Overlays|Navigation|Data display|Charts|Forms|Patterns)\/\S/

function storyFaults(file: string): string[] {
  if (!existsSync(file)) return ['has no stories']
  const text = readFileSync(file, 'utf8')
  const [, title = ''] = /\.meta\(\{[^]*?\btitle: '([^']*)'/.exec(text) ?? []
  const [, picture] = /export const Picture = ([^]*?)(?:\nexport |$)/.exec(text) ?? []
  return [
    !titles.test(title) && `has stories under “${title}”, a title that is not one of docs/contributing.md`,
    !/export const Playground\b/.test(text) && 'has no story `Playground`',
    !picture && 'has no story `Picture`',
    picture &&
      !/tags: \[(?=[^\]]*'(?:picture|overlay)')(?=[^\]]*'!autodocs')/.test(picture) &&
      "has a `Picture` that is not tagged ['picture', '!autodocs'] or ['overlay', '!autodocs']",
  ].filter((fault): fault is string => Boolean(fault))
}

function componentFaults(name: string, component: Component | undefined): string[] {
  if (!component) return [`does not export \`${name}\` from ${name}.tsx`]
  const { comment, props } = component
  const bare = props.filter((prop) => !prop.comment && !selfEvident.test(prop.name)).map((prop) => prop.name)
  const styled = props.filter((prop) => forbidden.test(prop.name)).map((prop) => prop.name)
  return [
    !comment && `has no doc comment on \`${name}\``,
    comment && !/\bUse when\b/.test(comment) && `does not say “Use when …” in the comment on \`${name}\``,
    comment && !/\bNot\b/.test(comment) && `does not say “Not for …” in the comment on \`${name}\``,
    bare.length > 0 && `has props of \`${name}\` without a comment: ${bare.join(', ')}`,
    styled.length > 0 && `has props of \`${name}\` that let anyone restyle it: ${styled.join(', ')}`,
  ].filter((fault): fault is string => Boolean(fault))
}

/** What each room of the package lacks, as sentences that begin with its name. */
export function roomFaults(packageDir: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    exports?: object
  }
  const components = rooms(packageDir)
  return roomFolders(packageDir).flatMap(({ name, path }) => {
    if (SHARED.includes(name)) return []
    const dir = join(packageDir, 'src', path)
    const own = components.filter(({ module }) => module.startsWith(`${path}/`))
    const files = readdirSync(dir)
    // A room is named after its component, or after the family whose one public component it holds.
    const main =
      own.find((component) => component.name === name)?.name ?? (own.length === 1 ? own[0]!.name : name)
    const isTested = [name, main].some((tested) => files.includes(`${tested}.test.tsx`))
    const faults = [
      ...own
        .filter((component) => !(`./${component.name}` in exports))
        .map((component) => `has no entry for \`${component.name}\` in the exports: run \`npm run exports\``),
      ...own.flatMap((component) => {
        const file = join(packageDir, 'src', component.module)
        return componentFaults(
          component.name,
          readComponent(file, readFileSync(file, 'utf8'), component.name),
        )
      }),
      ...(files.includes(`${main}.tsx`) ? [] : [`has no ${main}.tsx`]),
      ...(isTested ? [] : ['has no test']),
      ...storyFaults(join(dir, `${main}.stories.tsx`)),
    ]
    return faults.map((fault) => `${path} ${fault}`)
  })
}
