/** The tools of the bar by what they are for; the skeleton draws as many. */
export const toolGroups = {
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

export type Controls = keyof typeof toolGroups
export type ToolName = (typeof toolGroups)[Controls][number][number]
