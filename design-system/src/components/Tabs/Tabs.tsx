import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { cx } from '../../css/cx.ts'
import { PopupContent } from '../../internal/PopupContent.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { follow, reveal } from './reveal.ts'
import { TabScroller } from './TabScroller.tsx'
import * as styles from './Tabs.css.ts'

/** One tab and what it shows. */
export interface TabItem {
  /** Tells it from the others; given to `onSelectionChange`. */
  id: string
  label: string
  icon?: IconSource
  /** A count or a mark after the label: a `Badge`. */
  badge?: ReactNode
  /** What it comes to, below the label of a tile. */
  figure?: string
  /** What it shows; a function is called only while the tab is selected. */
  content: ReactNode | (() => ReactNode)
  /** Makes the tab a link to an address, which then selects it. */
  href?: string
  /** Cannot be chosen now. @default false */
  isDisabled?: boolean
}

export interface TabsProps {
  /** What the tabs are about. */
  label: string
  /** The tabs, in reading order. */
  items: readonly TabItem[]
  /** The id of the tab that is shown. */
  selectedId: string
  /** Called with the id of the tab that was chosen; tabs that are links tell the router instead. */
  onSelectionChange?: (id: string) => void
  /** How the selected one stands out: a line, a tinted pill, a tile with its figure, a raised sheet in a tray. @default 'underline' */
  variant?: keyof typeof styles.lists
  /** A row above the panel, or a column beside it where there is room. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Height and type; small ones suit a card. @default 'medium' */
  size?: 'medium' | 'small'
  /** Shares the row's whole width among the tabs. @default false */
  isBlock?: boolean
  /** Whether the arrow keys select at once, or Enter does, as where a panel takes long to come. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual'
  /** Keeps the panels that were opened, hidden, with what was typed in them. @default false */
  keepMounted?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * Several views of one thing in one place, one at a time.
 *
 * Use when a person looks at one side of a thing after another: account, security, billing.
 * Not for going to other screens: use the navigation; nor for steps in order: use `Stepper`.
 */
export function Tabs({
  label,
  items,
  selectedId,
  onSelectionChange,
  variant = 'underline',
  orientation = 'horizontal',
  size = 'medium',
  isBlock,
  keyboardActivation = 'automatic',
  keepMounted = false,
  ...rest
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<readonly string[]>([selectedId])
  if (keepMounted && !opened.includes(selectedId)) setOpened([...opened, selectedId])
  // The tabs are drawn one step after the row, so it waits for the next frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => reveal(list.current, selectedId))
    return () => cancelAnimationFrame(frame)
  }, [selectedId])
  const choose = (id: string) => {
    onSelectionChange?.(id)
    if (id !== selectedId && items.some((item) => item.id === id && item.href)) follow(list.current, id)
  }
  const isVertical = orientation === 'vertical'
  const tabs = (
    <TabList ref={list} aria-label={label} className={cx(styles.list, styles.lists[variant])}>
      {items.map(({ id, label: name, icon, figure, badge, href, isDisabled }) => (
        <Tab
          key={id}
          id={id}
          href={href}
          data-tab={id}
          isDisabled={isDisabled}
          className={cx(
            styles.tab,
            styles.tabs[variant],
            size === 'small' && styles.small,
            isBlock && styles.shared,
          )}
        >
          {icon && variant !== 'tile' && <Icon icon={icon} size={18} />}
          {icon && variant === 'tile' && (
            <span className={styles.tileIcon}>
              <IconTile icon={icon} tone={id === selectedId ? 'primary' : 'neutral'} size={34} />
            </span>
          )}
          {figure === undefined ? (
            <span className={styles.label}>{name}</span>
          ) : (
            <span className={styles.words}>
              {name} <bdi className={styles.figure}>{figure}</bdi>
            </span>
          )}
          {badge}
          <SelectionIndicator className={cx(styles.indicator, styles.indicators[variant])} />
        </Tab>
      ))}
    </TabList>
  )
  return (
    <PopupContent>
      <AriaTabs
        {...rest}
        orientation={orientation}
        keyboardActivation={keyboardActivation}
        selectedKey={selectedId}
        onSelectionChange={(id) => choose(String(id))}
        className={isVertical ? styles.beside : undefined}
      >
        {isVertical ? tabs : <TabScroller list={list}>{tabs}</TabScroller>}
        {items.map(({ id, content }) => {
          const isKept = keepMounted && opened.includes(id)
          return (
            <TabPanel key={id} id={id} shouldForceMount={isKept} className={styles.panel}>
              {(id === selectedId || isKept) && (typeof content === 'function' ? content() : content)}
            </TabPanel>
          )
        })}
      </AriaTabs>
    </PopupContent>
  )
}
