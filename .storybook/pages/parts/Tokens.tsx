import { type CSSProperties, useState } from 'react'
import { Icon } from '../../../design-system/src/components/Icon/Icon.tsx'
import { IconSearch } from '../../../design-system/src/icons/icons.ts'
import { Copy } from './Copy.tsx'
import { Part, useVersion } from './Ground.tsx'
import { findTokens, type Look, type Token, tokens, valuesOf } from './tokens.ts'
import './tokens.css'

const valuesNow = (_version: number) => valuesOf(document.documentElement)

const styles: Record<Look, (name: string) => CSSProperties> = {
  colour: (name) => ({ background: `var(${name})` }),
  shadow: (name) => ({ background: 'var(--ds-color-surface)', boxShadow: `var(${name})` }),
  radius: (name) => ({ border: '2px solid var(--ds-tone-primary-base)', borderRadius: `var(${name})` }),
  text: (name) => ({ font: `400 var(${name}) var(--ds-font-body)` }),
  none: () => ({}),
}

/** All tokens with their values of now, found by name or value; a click copies the variable. */
export function Tokens() {
  const [search, setSearch] = useState('')
  const values = valuesNow(useVersion())
  const found = findTokens(values, search)
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <>
      <label className="f-search">
        <Icon icon={IconSearch} size={18} />
        <input
          type="search"
          placeholder={`Search ${tokens.length} tokens`}
          aria-label="Search tokens"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <small role="status">{search && `${found.length} found`}</small>
      </label>
      {[...groups].map(([group, own]) => (
        <Part key={group} title={group}>
          <ul className="f-tokens">
            {own.map((token) => (
              <Row key={token.name} token={token} value={values.get(token.name) ?? ''} />
            ))}
          </ul>
        </Part>
      ))}
      {found.length === 0 && <p className="f-none">No token has that in its name or its value.</p>}
    </>
  )
}

const Row = ({ token: { name, look }, value }: { token: Token; value: string }) => (
  <li>
    <i className="f-token" style={styles[look](name)} aria-hidden>
      {look === 'text' && 'Aa'}
    </i>
    <Copy text={`var(${name})`}>{name}</Copy>
    <small>{value}</small>
  </li>
)
