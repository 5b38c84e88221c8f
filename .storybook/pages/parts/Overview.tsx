import { useState } from 'react'
import components from 'virtual:overview'
import { Icon } from '../../../design-system/src/components/Icon/Icon.tsx'
import { IconSearch } from '../../../design-system/src/icons/icons.ts'
import type { Overviewed } from '../../guides.ts'
import { Part, useVersion } from './Ground.tsx'
import './overview.css'

/** Addresses of the small pictures, by the name of their file without its end: `actions-button.light`. */
const thumbnails = import.meta.glob<string>('../thumbnails/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const thumbnailOf = (id: string, theme: string) =>
  thumbnails[`../thumbnails/${id}.${theme === 'dark' ? 'dark' : 'light'}.webp`]

/** The sections in the order of the sidebar. */
const sections = [
  'Layout',
  'Actions',
  'Feedback',
  'Overlays',
  'Navigation',
  'Data display',
  'Charts',
  'Forms',
  'Patterns',
  'Foundations',
]

const isFound = ({ name, section, summary, aliases }: Overviewed, search: string) => {
  const text = [name, section, summary, ...aliases].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const shownTheme = (_version: number) => document.documentElement.dataset.theme ?? 'light'

/** A card for each component, found by its name, by those of others, or by what it is for. */
export function Overview() {
  const [search, setSearch] = useState('')
  const theme = shownTheme(useVersion())
  const found = components.filter((component) => isFound(component, search))
  return (
    <>
      <label className="f-search">
        <Icon icon={IconSearch} size={18} />
        <input
          type="search"
          placeholder={`Search ${components.length} components`}
          aria-label="Search components"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <small role="status">{search && `${found.length} found`}</small>
      </label>
      {sections.map((section) => (
        <Section key={section} title={section} of={found} theme={theme} />
      ))}
      {found.length === 0 && <p className="f-none">No component of that name, and none for that purpose.</p>}
    </>
  )
}

interface SectionProps {
  title: string
  of: readonly Overviewed[]
  theme: string
}

function Section({ title, of: all, theme }: SectionProps) {
  const own = all.filter(({ section }) => section === title)
  if (own.length === 0) return null
  return (
    <Part title={title}>
      <ul className="f-overview">
        {own.map(({ id, name, summary }) => (
          <li key={id}>
            <Thumbnail address={thumbnailOf(id, theme)} />
            <a href={`./?path=/docs/${id}--docs`} target="_parent">
              {name}
            </a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

// Beside the words, which say what it is; what is far down the page is not fetched yet.
const Thumbnail = ({ address }: { address: string | undefined }) =>
  address ? (
    <img src={address} alt="" width={240} height={150} loading="lazy" decoding="async" />
  ) : (
    <i className="f-no-thumbnail" />
  )
