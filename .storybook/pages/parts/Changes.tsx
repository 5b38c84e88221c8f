import { Card } from '../../../design-system/src/components/Card/Card.tsx'
import { Chip } from '../../../design-system/src/components/Chip/Chip.tsx'
import { Code } from '../../../design-system/src/components/Code/Code.tsx'
import { EmptyState } from '../../../design-system/src/components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../design-system/src/components/Heading/Heading.tsx'
import { Prose } from '../../../design-system/src/components/Prose/Prose.tsx'
import { Text } from '../../../design-system/src/components/Text/Text.tsx'
import { type Block, readChangelog, readUnreleased, type Run, type Version } from './changes.ts'

// Vite reads both while it builds; the second is there once a version was released.
const changesets = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changelogs = import.meta.glob<string>('../../../design-system/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const unreleased = readUnreleased(Object.values(changesets))
const versions: Version[] = [
  ...(unreleased.changes.length > 0 ? [unreleased] : []),
  ...Object.values(changelogs).flatMap(readChangelog),
]

const tones = { major: 'danger', minor: 'primary', patch: 'neutral' } as const

/** Every version with its changes, the newest first. */
export const Changes = () =>
  versions.length === 0 ? (
    <EmptyState title="Nothing has changed yet">What changes will be told here.</EmptyState>
  ) : (
    versions.map((version) => <VersionCard key={version.name ?? 'next'} version={version} />)
  )

const VersionCard = ({ version: { name, changes } }: { version: Version }) => (
  <section className="f-version">
    <header>
      <Heading level={2}>{name ?? 'Next'}</Heading>
      {!name && (
        <Text size="sm" ink="subtle">
          Merged, and part of the next release
        </Text>
      )}
    </header>
    <Card padding={0} isClipped>
      {changes.map(({ bump, blocks }, index) => (
        <div key={index} className="f-change">
          <div>
            <Chip tone={tones[bump]}>{bump}</Chip>
          </div>
          <div className="f-prose">
            <Prose>
              <Blocks of={blocks} />
            </Prose>
          </div>
        </div>
      ))}
    </Card>
  </section>
)

const Blocks = ({ of: blocks }: { of: readonly Block[] }) =>
  blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>
        <Runs of={block.runs} />
      </p>
    ) : (
      <ul key={index}>
        {block.items.map((item, at) => (
          <li key={at}>
            <Blocks of={item} />
          </li>
        ))}
      </ul>
    ),
  )

const Runs = ({ of: runs }: { of: readonly Run[] }) =>
  runs.map(({ kind, text }, index) =>
    kind === 'code' ? (
      <Code key={index}>{text}</Code>
    ) : kind === 'strong' ? (
      <strong key={index}>{text}</strong>
    ) : (
      text
    ),
  )
