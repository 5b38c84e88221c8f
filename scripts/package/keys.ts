/** A key, or several that do the same, and what it does. */
export interface KeyUse {
  keys: string
  does: string
}

const uses = (rows: Record<string, string>): KeyUse[] =>
  Object.entries(rows).map(([keys, does]) => ({ keys, does }))

const press = uses({ 'Enter, Space': 'presses it' })
const overlay = {
  Tab: 'goes to the next control inside, round at the end',
  Escape: 'closes it; the focus goes back',
}
const days = {
  'Arrow keys': 'go to the day before or after, or a week up or down',
  'Page Up, Page Down': 'go a month back or on; with Shift, a year',
  Home: 'goes to the first day of the month',
  End: 'goes to the last day of the month',
}
const parts = {
  'Left, Right': 'go to the part before or after',
  'Up, Down': 'change the part by one',
  Digits: 'set the part, and go on when it is full',
  Backspace: 'takes away what was typed',
}
const choices = {
  'Arrow keys': 'choose the one before or after',
  Tab: 'enters at the chosen one, and leaves the group',
}
const ofList = {
  'Up, Down': 'go to the entry before or after',
  'Home, End': 'go to the first or the last',
  Letters: 'go to the entry that begins with them',
}

/** What keys do in the components that have more than a press, by name. In right-to-left, Left and Right change places. */
export const keys: Readonly<Record<string, readonly KeyUse[]>> = {
  Button: press,
  IconButton: press,
  ToggleButton: press,
  Calendar: uses({ ...days, 'Enter, Space': 'choose the day' }),
  RangeCalendar: uses({ ...days, 'Enter, Space': 'choose the first day, then the last' }),
  Checkbox: uses({ Space: 'turns it on or off' }),
  Switch: uses({ Space: 'turns it on or off' }),
  ComboBox: uses({
    Down: 'opens the list, and goes to the next entry',
    Up: 'goes to the entry before',
    Enter: 'takes the marked entry',
    Escape: 'closes the list',
  }),
  DateField: uses(parts),
  TimeField: uses(parts),
  DatePicker: uses({ ...parts, 'Alt + Down': 'opens the calendar', Escape: 'closes it' }),
  Dialog: uses(overlay),
  ConfirmDialog: uses(overlay),
  Drawer: uses(overlay),
  Popover: uses(overlay),
  ContextMenu: uses({
    'Shift + F10, Menu key': 'opens it for what has the focus',
    ...ofList,
    Escape: 'closes it',
  }),
  ExpansionPanel: uses({ 'Enter, Space': 'opens or closes it' }),
  Link: uses({ Enter: 'follows it' }),
  LinkButton: uses({ Enter: 'follows it' }),
  Menu: uses({
    'Enter, Space, Down': 'opens it, at its first entry',
    Up: 'opens it, at its last entry',
    ...ofList,
    Right: 'opens a submenu',
    Left: 'closes it again',
    Escape: 'closes it; the focus goes back',
  }),
  NumberField: uses({ 'Up, Down': 'change it by a step' }),
  RadioGroup: uses(choices),
  Select: uses({
    'Enter, Space, Up, Down': 'open the list',
    ...ofList,
    Enter: 'takes the entry and closes the list',
    Escape: 'closes the list',
  }),
  Slider: uses({ 'Arrow keys': 'change it by a step', 'Home, End': 'go to the least or the most' }),
  Tabs: uses({
    'Arrow keys': 'go to the tab before or after',
    'Home, End': 'go to the first or the last',
    Tab: 'goes on to the panel',
  }),
  Tooltip: uses({ Tab: 'shows it with the focus', Escape: 'hides it' }),
}
