import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Suspense, use } from 'react'
import type { Guided } from './guides.ts'
import { Code } from './pages/parts/Code.tsx'
import { Access, Keyboard, Status, Wording } from './Sections.tsx'
import { Showcased } from './Showcased.tsx'

let fetched: Promise<typeof import('virtual:page-guides')> | undefined

/** Fetched with the first page that is opened, and then there for all. */
const fetchGuides = () => (fetched ??= import('virtual:page-guides'))

const usePageGuide = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  return use(fetchGuides()).default[preparedMeta.title]
}

/** The page of a component: what it is for, code to paste, its props, its parts, and a story for each thing it can do. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description of="meta" />
    <Suspense>
      <Also />
    </Suspense>
    <Primary />
    <Suspense>
      <Example />
    </Suspense>
    <div className="docs-wide">
      <Controls />
    </div>
    <Suspense>
      <Explained />
    </Suspense>
    <Suspense>
      <Facts />
      <Parts />
    </Suspense>
    <Stories />
  </>
)

/** What others call it, and what to take instead. */
function Also() {
  const { aliases = [], related = [], bytes } = usePageGuide() ?? {}
  if (aliases.length + related.length === 0 && !bytes) return null
  return (
    <p className="docs-also">
      {aliases.length > 0 && `Also called ${aliases.join(', ')}. `}
      {related.length > 0 && 'Related: '}
      {related.map(({ name, id }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`./?path=/docs/${id}--docs`} target="_parent">
            {name}
          </a>
        </span>
      ))}
      {related.length > 0 && '. '}
      {bytes &&
        `Costs ${(bytes / 1000).toFixed(1)} kB of code (gzip, without React) where nothing else of the package is there.`}
    </p>
  )
}

/** Code that runs as it is: the package's test type-checks it in a project of its own. */
function Example() {
  const [own] = usePageGuide()?.components ?? []
  return own && <Code code={own.example} language="tsx" />
}

/** What it consists of, and advice. */
function Explained() {
  const { showcases = [] } = usePageGuide() ?? {}
  return showcases.map((showcase, at) => (
    <Showcased key={showcase.folder} showcase={showcase} isMain={at === 0} />
  ))
}

/** How to word it, how it is read and worked, and how far it has come. */
function Facts() {
  const guide = usePageGuide()
  if (!guide) return null
  const { components, wording, accessibility, keys, status } = guide
  return (
    <>
      <Wording lines={wording} />
      <Access {...accessibility} />
      <Keyboard keys={keys} />
      {components[0] && <Status name={components[0].name} {...status} />}
    </>
  )
}

function Parts() {
  const [, ...parts] = usePageGuide()?.components ?? []
  if (parts.length === 0) return null
  return (
    <>
      <Heading>Parts</Heading>
      {parts.map((part) => (
        <Part key={part.name} {...part} />
      ))}
    </>
  )
}

const Part = ({ name, summary, useWhen, notFor, example }: Guided) => (
  <>
    <Subheading>{name}</Subheading>
    <p>{summary}</p>
    <p>
      {useWhen} {notFor}
    </p>
    <Code code={example} language="tsx" />
  </>
)
