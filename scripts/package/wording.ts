/** How to word what components say, by the component whose page tells it. What holds everywhere is on the page “Content”. */
export const wording: Readonly<Record<string, readonly string[]>> = {
  Alert: [
    'The title says what happened, the text what to do about it: “Your card was declined. Use another card or call your bank.”',
    'Leave the title out where one sentence says it all.',
    'The tone is a colour and an icon: the words must say by themselves that something failed.',
    'No apologies and no exclamation marks; a code of the error comes last, for those who call support.',
  ],
  Autocomplete: ['The label is the plural of what is typed: “Cities”.'],
  AvatarField: ['Say for whom the picture is seen and how big it may be, before one is chosen.'],
  Badge: [
    'Show a figure or nothing; words belong in a `Chip`.',
    '`label` is read after the figure, so it is what is counted: “unread messages”, not “Badge”.',
  ],
  Breadcrumbs: ['Each step is the title of the page it leads to, in the same words.'],
  Button: [
    'A verb and what it does it to: “Send the invoice”. The verb alone where the page has one object: “Save”.',
    'The button that opens a dialog, the title of the dialog and its last button use the same verb.',
    'One to three words; longer ones break into two lines on a phone and in French.',
    'While it is pending the words stay: it is the same button, at work.',
  ],
  ButtonGroup: ['`label` is what its buttons do together: “Zoom”. Each keeps a name that makes sense alone.'],
  Calendar: ['`label` is what day is asked for: “Day of delivery”.'],
  Card: ['A title is a noun, without a full stop. What can be done is on buttons, not in the title.'],
  CardField: ['Say beside it what happens with the number: “Charged today”, “Kept for the next order”.'],
  ResetIndicator: [
    '`label` is a state, “Changed”; the button says what it brings back: “Back to how it was”.',
  ],
  Checkbox: [
    'What is true when it is on, said positively: “Send me news”, never “Do not send me news”.',
    'What follows from it goes into `description`.',
  ],
  CheckboxGroup: ['`label` asks; each box is an answer that reads alone.'],
  Chip: [
    'One or two words that name a state or a kind: “Paid”, “Draft”; no verb, for it cannot be pressed.',
    'The same state has the same word and tone on every screen.',
  ],
  ChipGroup: ['`label` is what the chips are together: “Filters”. Each chip is said whole: “Status: paid”.'],
  ColorField: ['The label is what has the colour: “Colour of the label”, not “Pick a colour”.'],
  ComboBox: ['When nothing matches, say what would: “No country begins like this.”'],
  CommandPalette: ['Commands begin with their verb, places are called as in the navigation.'],
  ConfirmDialog: [
    'The title is the question and names what it is about: “Delete the invoice INV-204?”',
    'The text says what is lost and whether it comes back, not the question again.',
    'The button repeats the verb of the title: “Delete”; beside it stands “Cancel”, never “No”.',
  ],
  ContextMenu: ['Entries are those of the `Menu` on the same thing, in the same words and order.'],
  DataTable: [
    'Headers are nouns, as short as what stands below them; a unit is in the header once, not in each cell.',
    'An empty list says what will stand in it; an empty search says what was looked for and how to see all again.',
    '`rowName` is what a person would call the row: it is read with its checkbox and its menu.',
  ],
  DateField: [
    'Say when in the label: “Valid until”, not “Date”. The form of the date needs no hint: the parts show it.',
  ],
  DatePicker: [
    'Say when in the label: “Valid until”, not “Date”. The form of the date needs no hint: the parts show it.',
  ],
  DateRangePicker: [
    'The label is what lasts: “Stay”, “Period of the report”; its parts say from and to by themselves.',
  ],
  DateTimePicker: ['Say whose clock it is where people are far apart: “Start, Paris time”.'],
  DescriptionList: ['Names are nouns without a colon; what is not known is said: “Not given”, not a blank.'],
  Dialog: [
    'The title is what the person does here: “Edit the address”, as the button that opened it says.',
    'The last button finishes what the title begins: “Save the address”, not “OK”.',
    'No sentence that explains how dialogs work, such as “Fill in the form below”.',
  ],
  Drawer: ['The title names the thing that is shown: “Order 1042”; or the task: “Filters”.'],
  DropZone: [
    'Say which files, how many and how big before someone chooses: “Up to 5 pictures of 10 MB each”.',
  ],
  EdgeButton: ['`label` is what opens, in the words of its title: “Settings of the page”.'],
  EmptyState: [
    'The title is what there is not yet: “No invoices yet”; the text is what will be here and how it comes.',
    'One button, with the first step: “Create an invoice”.',
    'After a search or a filter, name what was asked for and offer to take it back.',
  ],
  ErrorState: [
    'The title is what did not work, for the person: “The orders could not be loaded”.',
    'Then what is safe and what to do: “Nothing was lost. Try again in a minute.”',
  ],
  ExpansionPanel: [
    'The title tells enough to know whether to open it; as a question, it is the question of the reader.',
  ],
  FileButton: ['A verb and the files: “Choose pictures”.'],
  FileField: ['Say which files and how big in `description`, not only when one is refused.'],
  Form: [
    '`label` is what the form does: “Add a person”. It is a landmark, so no two on a page are called the same.',
  ],
  Heading: ['Sentence case, no full stop, no link. Read alone in a list of headings, it says what follows.'],
  IconButton: [
    '`label` is the name, and the words of a `Tooltip` around it: a verb with its object, “Delete the row”, not what the icon shows, “Bin”.',
    'In a list, it names the row as well: “Actions for order 1042”.',
  ],
  Image: [
    '`alt` is what the picture adds to the words around; decoration has an empty one. Never “Picture of”.',
  ],
  LabeledProgress: ['`label` is what goes on, and the figure has its unit: “12 of 40 files”.'],
  Link: ['Where it leads, in words that make sense alone: “the price list”, never “here” or “read more”.'],
  LinkButton: [
    'Where it leads or what begins there: “See the plans”. A verb of change, such as “Delete”, is a `Button`.',
  ],
  List: ['The first line is what people call the thing; the second what tells two of a name apart.'],
  MaskedField: [
    'Give an example of the form in `description`: “FR76 3000 6000 …”; the field adds the spaces itself.',
  ],
  Menu: [
    'Entries are verbs: “Rename”, “Move to…”. An ellipsis says that a question follows.',
    'No entry repeats the name of the menu, and none says both: not “Pin or unpin”.',
    '`label` is whose menu it is: “Actions for order 1042”.',
  ],
  MultiSelect: [
    'The label is the plural of what is chosen: “Cities”; the placeholder is what holds for none: “Anywhere”.',
  ],
  NumberField: [
    'The unit belongs to the field or the label: “Weight in kg”; limits are said before they are broken.',
  ],
  OtpField: [
    'Say where the code went and how long it is good: “Sent to +33 6 ·· ·· 78, good for 10 minutes”.',
  ],
  PageBanner: ['One line: how the page is seen, and the way out: “You see the shop as Ada Brown.” “Stop”.'],
  PageHeader: [
    'The title is a noun and the words of the navigation; the description is for those who are here for the first time.',
  ],
  PageNotice: [
    'What holds now, and until when or what will happen: “You are offline. What you change is kept and sent later.”',
  ],
  PageProgress: ['`label` is what goes on: “Loading the page”.'],
  PasswordField: [
    'Say what a password needs in `description`, before it is typed; say nothing of which part of a sign-in was wrong.',
  ],
  PhoneField: ['The label is whose phone or what for: “Phone for the courier”.'],
  Popover: ['The title is a noun; what needs more than a paragraph needs a page.'],
  ProgressCircular: ['`label` is what goes on, not “Loading”: “Preparing the export”.'],
  ProgressLinear: ['`label` is what goes on, not “Loading”: “Sending 4 pictures”.'],
  RadioCards: [
    'The title is the choice, the text what makes it another than its neighbours; prices and times are written alike.',
  ],
  RadioGroup: ['`label` asks one question, and the answers are of one kind: all nouns or all sentences.'],
  RadioTiles: ['One or two words below each picture, all of one kind.'],
  RangeCalendar: ['`label` is what lasts: “Nights of the stay”.'],
  RatingField: ['Ask about one thing: “How was the delivery?”'],
  ReorderableStack: ['Each block has a name of its own, which its handle and its arrows are read with.'],
  RichTextEditor: [
    'The label is what is written: “Answer to the customer”; an empty one may say who will read it.',
  ],
  SearchField: [
    '`label` is what is searched: “Search orders”; the placeholder may name by what: “Name or number”.',
  ],
  SegmentedControl: ['One or two words each, of the same length if possible: “Day”, “Week”, “Month”.'],
  Select: [
    'The label names the thing, not the deed: “Country”, not “Choose a country”. Choices are written alike.',
  ],
  Slider: ['`label` is what is set, with its unit in the value: “Budget”, “€ 400”.'],
  SplitButton: [
    'The main part is what most people want, in full; the menu holds its other forms with the same verb.',
  ],
  StatCard: ['`label` is what is counted, as a noun; a change says since when: “than last month”.'],
  Stepper: ['A noun or a verb for each step, all of one kind: “Address”, “Payment”, “Check”.'],
  Switch: [
    'What is on, as a noun or a statement: “Reminders”. It acts at once, so no “Enable…” and no button to save.',
  ],
  Tabs: [
    'One or two words, all nouns, in sentence case; together they divide what `label` names.',
    'A number belongs in a `Badge` on the tab, not in its words.',
  ],
  TagField: ['The label is the plural: “Keywords”; say in `description` how many and how long.'],
  Text: ['Plain words, short sentences, the point first. Figures and dates come from `Intl`.'],
  TextArea: ['Say in `description` who will read it and how long it may be.'],
  TextField: [
    'The label is a noun of one to three words, without a colon: “Company”. It stays when the field is filled.',
    'What people need to know before they type is in `description`; a placeholder is gone with the first letter.',
    'An error says what is right: “Enter a whole address, such as ada@example.com”, not “Invalid”.',
    'Where few fields are optional, say so in their label; where few are required, mark those.',
  ],
  TimeField: ['Say of what the time is: “Doors open”. The language decides between 12 and 24 hours.'],
  ToastRegion: [
    'What has just happened, as a fact: “The order is archived”. No “successfully”.',
    'The button takes it back or leads on: “Undo”, “See the order”.',
    'Nothing that must be answered or read twice: it goes away. That is an `Alert` or a `Dialog`.',
  ],
  ToggleButton: [
    'The words do not change when it is on: “Bold”, “Pinned”. What changes is the state that is read with them.',
  ],
  ToggleButtonGroup: [
    '`label` is what is chosen, each button an answer of one word: “Alignment”: “Start”, “Centre”, “End”.',
  ],
  Tooltip: [
    'A few words that add something: the name of an icon, the keys, the whole of a cut text. Never what a person must know.',
    'No full stop, no link: it cannot be reached.',
  ],
  Wizard: ['The last button says what really happens: “Place the order”, not “Finish”.'],
}
