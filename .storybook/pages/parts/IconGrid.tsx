import { useState } from 'react'
import { Icon } from '../../../design-system/src/components/Icon/Icon.tsx'
import * as icons from '../../../design-system/src/icons/icons.ts'
import { Copy } from './Copy.tsx'

const all = Object.entries(icons)
const plain = (name: string) =>
  name
    .replace(/^Icon/, '')
    .replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
    .toLowerCase()

/** Every icon, found by a part of its name; a click copies the line that imports it. */
export function IconGrid() {
  const [search, setSearch] = useState('')
  const found = all.filter(([name]) =>
    search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => plain(name).includes(word)),
  )
  return (
    <>
      <label className="f-search">
        <Icon icon={icons.IconSearch} size={18} />
        <input
          type="search"
          placeholder={`Search ${all.length} icons`}
          aria-label="Search icons"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <small role="status">{search && `${found.length} found`}</small>
      </label>
      <div className="f-icons">
        {found.map(([name, source]) => (
          <Copy
            key={name}
            className="f-icon"
            text={`import { ${name} } from '@data1522/design-system/icons'`}
          >
            <Icon icon={source} size={24} />
            <span>{name.slice('Icon'.length).replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '\u200b')}</span>
          </Copy>
        ))}
      </div>
      {found.length === 0 && (
        <p className="f-none">
          No icon of that name here. Tabler has thousands: add one as a line of <code>icons/icons.ts</code>.
        </p>
      )}
    </>
  )
}
