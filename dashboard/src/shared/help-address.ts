/** Where people write to for help. */
export const HELP_ADDRESS = 'help@data1522.example'
