/** The tools of the bar by what they are for; the skeleton draws as many. */
const toolGroups = {
  basic: [
    ['bold', 'italic', 'underline', 'strike'],
    ['link', 'image'],
    ['bulletList', 'orderedList'],
    ['undo', 'redo'],
  ],
  full: [
    ['undo', 'redo'],
    ['heading2', 'heading3'],
    ['bold', 'italic', 'underline', 'strike', 'code', 'link'],
    ['bulletList', 'orderedList', 'quote', 'codeBlock'],
    ['alignStart', 'alignCenter', 'alignEnd'],
    ['image', 'table', 'rule'],
    ['clear'],
  ],
} as const

/** One of the tools. */
export type ToolName = (typeof toolGroups)[keyof typeof toolGroups][number][number]

/** Which tools there are: a set by its name, or groups of one's own in their order. */
export type Controls = keyof typeof toolGroups | readonly (readonly ToolName[])[]

/** The groups of tools as the bar shows them. */
export const groupsOf = (controls: Controls): readonly (readonly ToolName[])[] =>
  typeof controls === 'string' ? toolGroups[controls] : controls
