import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { KeyUse } from '../scripts/package/keys.ts'
import type { PageGuide } from './guides.ts'

/** A section of rows, each with its name. */
const Rows = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Heading>{title}</Heading>
    <Unstyled>
      <dl className="docs-rows">{children}</dl>
    </Unstyled>
  </>
)

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A sentence in which code stands between backticks. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))

const Sentences = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => <p key={line}>{withCode(line)}</p>)

/** Another page, from within the frame of one. */
const PageLink = ({ id, children }: { id: string; children: string }) => (
  <a href={`./?path=/docs/${id}--docs`} target="_parent">
    {children}
  </a>
)

export function Wording({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <Heading>Content</Heading>
      <Unstyled>
        <ul className="docs-lines">
          {lines.map((line) => (
            <li key={line}>{withCode(line)}</li>
          ))}
        </ul>
      </Unstyled>
    </>
  )
}

export function Access({ roles, notes, isWorked, allowed }: PageGuide['accessibility']) {
  return (
    <Rows title="Accessibility">
      {(roles.length > 0 || notes.length === 0) && (
        <Row name="Read as">
          {roles.length > 0 ? (
            <span className="docs-names">
              {roles.map((role) => (
                <code key={role}>{role}</code>
              ))}
            </span>
          ) : (
            'Nothing of its own; words in it are read.'
          )}
        </Row>
      )}
      {notes.length > 0 && (
        <Row name="To know">
          <Sentences lines={notes} />
        </Row>
      )}
      <Row name="Tested">
        {isWorked && 'By mouse, touch and keyboard, in both directions. '}
        As <PageLink id="foundations-accessibility">every component</PageLink> is: by axe, in forced colours,
        at 200 %, with long words.
      </Row>
      {allowed.length > 0 && (
        <Row name="Left as it is">
          <Sentences lines={allowed} />
        </Row>
      )}
    </Rows>
  )
}

export function Keyboard({ keys }: { keys: readonly KeyUse[] }) {
  if (keys.length === 0) return null
  return (
    <Rows title="Keyboard">
      {keys.map((use) => (
        <Row
          key={use.keys}
          name={use.keys.split(', ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        >
          {use.does}
        </Row>
      ))}
    </Rows>
  )
}

const places = {
  server: 'Server components draw it themselves, as long as they give it no handler.',
  browser: 'It carries `use client`; its first HTML comes from the server all the same.',
} as const

export function Status({ name, since, runs, needs }: PageGuide['status'] & { name: string }) {
  return (
    <Rows title="Status">
      <Row name="Version">
        {since ? `Since ${since}. ` : 'Comes with the next version. '}
        <PageLink id="what-changed">What changed</PageLink>
      </Row>
      <Row name="Entry">
        <code>{`@data1522/design-system/${name}`}</code>
      </Row>
      {runs && <Row name="On a server">{withCode(places[runs])}</Row>}
      {needs && (
        <Row name="Needs beside it">
          <code>{needs}</code>
        </Row>
      )}
    </Rows>
  )
}
