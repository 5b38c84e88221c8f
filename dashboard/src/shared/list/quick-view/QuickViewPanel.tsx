import { Button } from '@data1522/design-system/Button'
import { ButtonGroup } from '@data1522/design-system/ButtonGroup'
import { Drawer } from '@data1522/design-system/Drawer'
import { Icon } from '@data1522/design-system/Icon'
import { IconChevronDown, IconChevronUp } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { returnFocusTo } from '@data1522/design-system/keepFocus'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { useEffect, useRef, useState } from 'react'
import { useNeighbours } from '../record-navigation/useNeighbours.ts'
import type { ListHandle } from '../useList.ts'

/** Keys that walk the list while the panel is open; where one types, they write. */
const ways: Readonly<Record<string, 'next' | 'previous' | 'close'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  j: 'next',
  k: 'previous',
  ' ': 'close',
}
const taken = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=tab]'
const pressable = 'button, a, summary'

/** What stands for a record in its list: its link, or what else its row has. */
function controlOf(id: string): HTMLElement | null {
  const row = document.querySelector(`tr[data-row="${CSS.escape(id)}"]`)
  return row?.querySelector<HTMLElement>('th a') ?? row?.querySelector<HTMLElement>('a, button') ?? null
}

/** A row of the list at the side, with the way to the rows before and after it. */
export function QuickViewPanel({ list }: { list: ListHandle<object> }) {
  const { config, query, state, set, tools } = list
  const { text, formats } = tools
  const { row, place, total, previous, next } = useNeighbours(config, query, state.quickView, {
    isOn: state.quickView !== '',
  })
  // What it showed stays in it until it is gone, also where a change has taken the row out of the list.
  const [held, setHeld] = useState({ row, place })
  if (row && row !== held.row) setHeld({ row, place })
  const isHeld = held.row !== undefined && config.rowId(held.row) === state.quickView
  const isOpen = row !== undefined || isHeld
  const go = (to: typeof next) =>
    to && set({ quickView: config.rowId(to.row), page: to.page }, { isReplacing: true })
  const close = () => set({ quickView: '' }, { isReplacing: true })
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      const way = ways[event.key]
      const target = event.target instanceof Element ? event.target : null
      if (!way || event.ctrlKey || event.metaKey || event.altKey || target?.closest(taken)) return
      if (way === 'close' && target?.closest(pressable)) return
      event.preventDefault()
      event.stopPropagation()
      if (way === 'close') close()
      else go(way === 'next' ? next : previous)
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  })
  const shown = useRef('')
  useEffect(() => {
    if (state.quickView) shown.current = state.quickView
    else if (!isOpen && shown.current) {
      const id = shown.current
      returnFocusTo(() => controlOf(id))
      shown.current = ''
    }
  }, [state.quickView, isOpen])
  const Content = config.quickView
  if (!Content) return null
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={held.row ? config.rowName(held.row) : ''}
      description={
        held.place === undefined
          ? undefined
          : text('quickView.place', { place: formats.number(held.place), total: formats.number(total) })
      }
      footer={
        <Inline justify="between" gap={12}>
          <ButtonGroup label={text('quickView.label')}>
            <Button
              start={<Icon icon={IconChevronUp} size={18} />}
              isDisabled={!previous}
              onPress={() => go(previous)}
            >
              {text('quickView.previous')}
            </Button>
            <Button
              start={<Icon icon={IconChevronDown} size={18} />}
              isDisabled={!next}
              onPress={() => go(next)}
            >
              {text('quickView.next')}
            </Button>
          </ButtonGroup>
          {held.row && config.href && (
            <LinkButton variant="solid" tone="primary" href={config.href(held.row)}>
              {text('quickView.open')}
            </LinkButton>
          )}
        </Inline>
      }
    >
      {held.row && <Content row={held.row} />}
    </Drawer>
  )
}
