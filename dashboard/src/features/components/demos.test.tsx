import { expect, test } from 'vitest'
import { demos as alert } from './alert/demos.ts'
import { demos as avatar } from './avatar/demos.ts'
import { demos as badge } from './badge/demos.ts'
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

/** What each page has to show, as the list of screens names it. */
const wanted = {
  alert: [
    alert,
    'basic colors types outlined tonal border colored-border closable v-model icons prominent density elevation',
  ],
  avatar: [avatar, 'sizes colors tonal icons images rounded group'],
  badge: [badge, 'basic colors tonal dot icon avatar-status position bordered max label'],
  chip: [chip, 'basic colors tonal outlined elevated icons closable label sizes expandable'],
  dialog: [dialog, 'basic form fullscreen loader nesting overflow persistent scrollable'],
  expansionPanel: [expansionPanel, 'basic accordion with-border inset popout custom-icon v-model'],
  list: [
    list,
    'basic nav rounded density sub-group three-line two-line-subheader action-item-group progress user-list selection',
  ],
  menu: [menu, 'basic activator tooltip location open-on-hover popover'],
  pagination: [pagination, 'basic outlined length size disabled'],
  progressCircular: [progressCircular, 'value indeterminate colors size'],
  progressLinear: [progressLinear, 'basic indeterminate color buffer reversed'],
  snackbar: [snackbar, 'basic with-action multi-line timeout vertical'],
  tabs: [tabs, 'basic basic-pill custom-icons vertical vertical-pill grow programmatic pagination dynamic'],
  timeline: [timeline, 'basic outlined with-icons'],
  tooltip: [tooltip, 'location delay various'],
} as const

test.each(Object.entries(wanted))(
  '%s shows each demo of its list, under an id of its own',
  (_, [demos, ids]) => {
    const shown = demos.map(({ id }) => id)
    expect(shown).toEqual(expect.arrayContaining(ids.split(' ')))
    expect(new Set(shown).size).toBe(shown.length)
  },
)
