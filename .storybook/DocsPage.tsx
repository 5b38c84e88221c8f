import {
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Subheading,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Suspense, use } from 'react'
import type { Guided } from './guides.ts'
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
    <Controls />
    <Suspense>
      <Explained />
    </Suspense>
    <Suspense>
      <Keyboard />
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
    <p>
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
  return own && <Source code={own.example} language="tsx" />
}

/** What it consists of, and advice. */
function Explained() {
  const { showcases = [] } = usePageGuide() ?? {}
  return showcases.map((showcase, at) => (
    <Showcased key={showcase.folder} showcase={showcase} isMain={at === 0} />
  ))
}

function Keyboard() {
  const { keys = [] } = usePageGuide() ?? {}
  if (keys.length === 0) return null
  return (
    <>
      <Heading>Keyboard</Heading>
      <Unstyled>
        <dl className="docs-keys">
          {keys.map((use) => (
            <div key={use.keys}>
              <dt>
                {use.keys.split(', ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{use.does}</dd>
            </div>
          ))}
        </dl>
      </Unstyled>
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
    <Source code={example} language="tsx" />
  </>
)
