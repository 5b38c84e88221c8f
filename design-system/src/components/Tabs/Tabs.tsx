import { type ReactNode, useEffect, useRef } from 'react'
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { reveal } from './reveal.ts'
import * as styles from './Tabs.css.ts'

/** One tab and what it shows. */
export interface TabItem {
  /** Tells it from the others; given to `onSelectionChange`. */
  id: string
  label: string
  icon?: IconSource
  /** What it shows; a function is called only while the tab is selected. */
  content: ReactNode | (() => ReactNode)
  /** Makes the tab a link to an address, which then selects it. */
  href?: string
}

export interface TabsProps {
  /** What the tabs are about. */
  label: string
  /** The tabs, in reading order. */
  items: readonly TabItem[]
  /** The id of the tab that is shown. */
  selectedId: string
  /** Called with the id of the tab that was chosen. */
  onSelectionChange: (id: string) => void
}

/**
 * Several views of one thing in one place, one at a time.
 *
 * Use when a person looks at one side of a thing after another: account, security, billing.
 * Not for going to other screens: use the navigation; nor for steps in order: use a wizard.
 */
export function Tabs({ label, items, selectedId, onSelectionChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // The tabs are drawn one step after the row, so it waits for the next frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => reveal(list.current, selectedId))
    return () => cancelAnimationFrame(frame)
  }, [selectedId])
  return (
    <AriaTabs selectedKey={selectedId} onSelectionChange={(id) => onSelectionChange(String(id))}>
      <TabList ref={list} aria-label={label} className={styles.list}>
        {items.map(({ id, label: name, icon, href }) => (
          <Tab key={id} id={id} href={href} data-tab={id} className={styles.tab}>
            {icon && <Icon of={icon} size={18} />}
            {name}
            <SelectionIndicator className={styles.line} />
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {id === selectedId && (typeof content === 'function' ? content() : content)}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
