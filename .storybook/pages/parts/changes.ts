export type Bump = 'major' | 'minor' | 'patch'

/** A part of a text: plain, code, or strong. */
export interface Run {
  readonly kind: 'text' | 'code' | 'strong'
  readonly text: string
}

/** What a text is made of. */
export type Block =
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Block[])[] }

/** One change, as its author told it. */
export interface Change {
  readonly bump: Bump
  readonly blocks: readonly Block[]
}

/** What came with a version; without a name it is not released yet. */
export interface Version {
  readonly name?: string
  readonly changes: readonly Change[]
}

const bumps: readonly Bump[] = ['major', 'minor', 'patch']
const PACKAGE = '@data1522/design-system'

/** Reads `code` and **strong** out of a line of Markdown. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part) => {
      if (/^`.+`$/.test(part)) return { kind: 'code', text: part.slice(1, -1) }
      if (/^\*\*.+\*\*$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) }
      return { kind: 'text', text: part }
    })
}

const indentOf = (line: string) => line.length - line.trimStart().length
const isItem = (line: string) => /^\s*[-*] /.test(line)

/** Reads paragraphs and lists, also lists within lists: all that changesets are written in. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!
    if (!line.trim()) {
      at += 1
      continue
    }
    if (!isItem(line)) {
      const end = endOf(lines, at, (other) => !other.trim() || isItem(other))
      const text = lines.slice(at, end).map((part) => part.trim())
      blocks.push({ kind: 'paragraph', runs: runsOf(text.join(' ')) })
      at = end
      continue
    }
    const indent = indentOf(line)
    const items: Block[][] = []
    while (at < lines.length && isItem(lines[at]!) && indentOf(lines[at]!) === indent) {
      const end = endOf(lines, at, (other) => other.trim() !== '' && indentOf(other) <= indent)
      const [first = '', ...more] = lines.slice(at, end)
      items.push(blocksOf([first.replace(/^\s*[-*] /, ''), ...more].join('\n')))
      at = end
    }
    blocks.push({ kind: 'list', items })
  }
  return blocks
}

/** The first line after `from` that is an end, or the end of all lines. */
function endOf(lines: readonly string[], from: number, isEnd: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index > from && isEnd(line))
  return end < 0 ? lines.length : end
}

/** Reads a file of `.changeset/`; nothing where it does not name the package. */
export function readChangeset(text: string): Change | undefined {
  const [, front = '', body = ''] =
    /^---\n([^]*?)\n?---\n([^]*)$/.exec(text.replaceAll('\r\n', '\n').trimStart()) ?? []
  const line = front.split('\n').find((entry) => entry.includes(PACKAGE))
  const bump = bumps.find((name) => line?.split(':').at(-1)?.trim().replaceAll(/['"]/g, '') === name)
  return bump && { bump, blocks: blocksOf(body) }
}

/** Puts what is not released yet together, what matters most first. */
export function readUnreleased(files: readonly string[]): Version {
  const changes = files.map(readChangeset).filter((change) => change !== undefined)
  return { changes: changes.toSorted((one, other) => bumps.indexOf(one.bump) - bumps.indexOf(other.bump)) }
}

/** Reads the versions out of the `CHANGELOG.md` that changesets keep, the newest first. */
export function readChangelog(text: string): Version[] {
  const sections = text.replaceAll('\r\n', '\n').split(/^## /m).slice(1)
  return sections.map((section) => {
    const [head = '', ...kinds] = section.split(/^### /m)
    return { name: head.split('\n')[0]!.trim(), changes: kinds.flatMap(readKind) }
  })
}

function readKind(section: string): Change[] {
  const [head = '', ...lines] = section.split('\n')
  const bump = bumps.find((name) => head.toLowerCase().startsWith(name))
  if (!bump) return []
  // Each begins with the commit that brought it, which is nothing to read.
  const body = lines.join('\n').replaceAll(/^- [0-9a-f]{7,40}: ?/gm, '- ')
  return blocksOf(body).flatMap((block) =>
    block.kind === 'list' ? block.items.map((blocks) => ({ bump, blocks })) : [],
  )
}
