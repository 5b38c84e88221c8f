import { expect, test } from 'vitest'
import { demos as alert } from './alert/demos.ts'
import { demos as avatar } from './avatar/demos.ts'
import { demos as badge } from './badge/demos.ts'
import { demos as button } from './button/demos.ts'
import { demos as chip } from './chip/demos.ts'
import { demos as dialog } from './dialog/demos.ts'
import { demos as expansionPanel } from './expansion-panel/demos.ts'
import { demos as list } from './list/demos.ts'
import { demos as menu } from './menu/demos.ts'
import { demos as pagination } from './pagination/demos.ts'
import { demos as progressCircular } from './progress-circular/demos.ts'
import { demos as progressLinear } from './progress-linear/demos.ts'
import { demos as snackbar } from './snackbar/demos.ts'
import { demos as tabs } from './tabs/demos.ts'
import { demos as timeline } from './timeline/demos.ts'
import { demos as tooltip } from './tooltip/demos.ts'

/** What each page has to show: how many demos at least, and those that the list of screens names. */
const wanted = {
  alert: [
    alert,
    13,
    'basic colors types outlined tonal border colored-border closable v-model icons prominent density elevation',
  ],
  avatar: [avatar, 7, 'sizes colors tonal icons images rounded group'],
  badge: [badge, 10, 'basic colors tonal dot icon avatar-status position bordered max label'],
  button: [
    button,
    15,
    'block colors flat group icon icon-only link loaders outlined plain rounded router sizes text tonal',
  ],
  chip: [chip, 10, 'basic colors tonal outlined elevated icons closable label sizes expandable'],
  dialog: [dialog, 8, 'basic form fullscreen loader nesting overflow persistent scrollable'],
  expansionPanel: [expansionPanel, 7, 'basic accordion with-border inset popout custom-icon v-model'],
  list: [
    list,
    11,
    'basic nav rounded density sub-group three-line two-line-subheader action-item-group progress user-list selection',
  ],
  menu: [menu, 6, 'basic activator tooltip location open-on-hover popover'],
  pagination: [pagination, 10, 'basic outlined length size disabled'],
  progressCircular: [progressCircular, 4, 'value indeterminate colors size'],
  progressLinear: [progressLinear, 7, 'basic indeterminate color buffer reversed'],
  snackbar: [snackbar, 8, 'basic with-action multi-line timeout vertical'],
  tabs: [
    tabs,
    12,
    'basic basic-pill custom-icons vertical vertical-pill grow programmatic pagination dynamic',
  ],
  timeline: [timeline, 3, 'basic outlined with-icons'],
  tooltip: [tooltip, 6, 'location delay various'],
} as const

test.each(Object.entries(wanted))(
  '%s shows each demo of its list, under an id of its own',
  (_, [demos, count, ids]) => {
    const shown = demos.map(({ id }) => id)
    expect(shown).toEqual(expect.arrayContaining(ids.split(' ')))
    expect(shown.length).toBeGreaterThanOrEqual(count)
    expect(new Set(shown).size).toBe(shown.length)
  },
)
