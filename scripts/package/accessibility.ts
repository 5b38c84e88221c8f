/** What one should know of how a component is read, or has to give it, by name: what its roles and its keys do not say. */
export const accessibility: Readonly<Record<string, readonly string[]>> = {
  Alert: [
    'With `isLive` it is read out when it appears: danger and warning at once, others when the reader pauses. Without, it is read where it stands: right for what is there with the page.',
    'With `isFocusTarget` a script moves the focus to it, where what had the focus is gone.',
  ],
  Avatar: [
    'It is a picture with the person’s name; with `isDecorative`, where the name stands beside it, it is left out.',
  ],
  AvatarGroup: ['Its name is `label` with the names of all, those behind “+n” too.'],
  Badge: [
    '`label` is read after the number, so that “3” is “3 unread messages”; on a `BadgeAnchor`, the name of the button ends in both.',
  ],
  Breadcrumbs: ['The last step has `aria-current`.'],
  Button: [
    'While `isPending` it keeps the focus and ignores presses; what turns in it has a name.',
    'A disabled button says nothing of why: leave it enabled and tell what is missing when it is pressed.',
  ],
  Card: [
    'It is a plain sheet; as a `section`, `article` or `aside` it takes the id of its title in `aria-labelledby`.',
  ],
  CardRefresh: ['What lies under the veil is inert and busy meanwhile; its `label` is read once.'],
  Carousel: ['It stops while the pointer or the focus is on it; slides out of sight are inert.'],
  ChipGroup: ['One stop of Tab; where chips can be removed, Delete and Backspace do.'],
  CollapsibleCard: ['The title is a heading with a button in it, which says whether it is open.'],
  CommandPalette: ['The arrows walk a `listbox` of what is found, while the focus stays in the field.'],
  ConfirmDialog: ['An alert dialog: it is announced as one that asks for an answer.'],
  ContextMenu: [
    'Whoever has no right button opens it by a long press or by keys; offer the same in a `Menu` that one sees.',
  ],
  Countdown: ['A timer, which is not read as it runs.'],
  DataTable: [
    'A table whose cells the arrow keys walk; each row is named by `rowName`, its checkbox and its menu too.',
    'Below 600 px of width rows become cards with the same names.',
  ],
  Dialog: ['The page below is out of reach and does not scroll. `title` names it and is its heading.'],
  Divider: ['A separator for screen readers too; space alone separates as well.'],
  Drawer: ['The page below is out of reach and does not scroll.'],
  DropZone: ['Dropping is one way of three: the button opens the device’s files, and files are pasted.'],
  EmptyState: [
    'The picture is decoration. `level` sets its title into the page’s outline; `role="status"` reads it out where it comes after a search.',
  ],
  ErrorState: ['It is read out when it appears. “Try again” keeps the focus while another try goes on.'],
  ExpansionPanel: ['What it holds is a group named by its title.'],
  Form: [
    'Named by `label`, so that it is a landmark; on sending, the first field that is wrong takes the focus.',
  ],
  Heading: ['`level` is its place in the outline, `size` how it looks.'],
  HtmlMessage: ['A frame whose title is `label`; nothing runs in it.'],
  Icon: ['Without `label` it is decoration and left out.'],
  IconButton: [
    '`label` is its name. It shows none by itself: a `Tooltip` around it does, for those who do not know the icon.',
  ],
  Image: ['What it shows is in `alt`; if it cannot be loaded, `alt` stands there in words.'],
  LinkButton: ['A link to screen readers: it is followed by Enter, not by Space.'],
  Menu: [
    'Opened, it is a menu of `menuitem`, or of `menuitemradio` and `menuitemcheckbox` where entries are chosen. The button says that it has one, and whether it is open.',
  ],
  MultiSelect: ['How many are chosen is read as it changes.'],
  OtpField: [
    'One input lies under the boxes: it is read, pasted into and filled from a message as one field.',
  ],
  PageNotice: ['A status: it is read when the reader pauses, and never takes the focus.'],
  PasswordField: [
    'The button in it says whether it shows or hides; locked capitals are read when they come.',
  ],
  Popover: ['A dialog, named by its title.'],
  ProgressCircular: ['Without a value it says that work goes on, without a figure.'],
  ProgressLinear: ['Without a value it says that work goes on, without a figure.'],
  QrCode: ['A picture to screen readers: put the link beside it.'],
  RadioGroup: ['One stop of Tab, on the chosen one.'],
  Rating: ['One picture, whose name is the figure.'],
  RatingField: ['One slider, so that each star need not be passed.'],
  RouteMap: [
    'A group named by `label`, or a picture where it cannot be moved; say in words beside it what matters on it.',
  ],
  ScrollArea: ['While there is more than fits it takes the focus, so that keys can scroll it.'],
  SegmentedControl: ['Radio buttons: the arrow keys choose.'],
  Select: ['Opened, it is a `listbox`; typed letters find an option in it.'],
  SimpleTable: ['The region around it scrolls by keys where it is too wide.'],
  Skeleton: [
    'Left out by screen readers: say once that something loads, with `SkeletonGroup` or `aria-busy`.',
  ],
  Sparkline: ['One picture whose `label` says in words where the figures went.'],
  Stepper: ['The step where one is has `aria-current="step"`; done and failed ones say so.'],
  Switch: ['It says on or off; a change holds at once, so nothing else may be needed to save it.'],
  Tabs: ['`keyboardActivation="manual"` waits for Enter, where a panel takes long to come.'],
  TextField: [
    'Description and error belong to the field and are read with it.',
    'Give `autoComplete` for what is about the person: browsers and password managers fill it in.',
  ],
  ToastRegion: [
    'A landmark that F6 reaches. Toasts are read when they appear and wait while the pointer is on them.',
    'What can be undone should be undone elsewhere too: a toast may be missed.',
  ],
  ToggleButton: ['Its words stay; whether it is pressed is the state that is read.'],
  Tooltip: [
    'It shows on hover and on focus; by touch only on a `TooltipTarget`. Never the only place of what matters.',
  ],
  Tour: ['The place that is shown stays in reach; Escape ends it.'],
  VideoPlayer: [
    'Captions and a `Transcript` are for those who do not hear; its keys are those of the well-known sites.',
  ],
  VisuallyHidden: ['Read and not seen; with `live`, read as it changes.'],
}
