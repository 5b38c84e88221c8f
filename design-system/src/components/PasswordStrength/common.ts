/** What is tried first by whoever guesses: words of well-known lists of leaked passwords, without digits and signs. */
export const commonWords = new Set(
  (
    'password passwort motdepasse contrasena senha parola admin administrator root user guest login welcome hello ' +
    'bonjour salut azerty azertyuiop qwerty qwertyuiop qwertz asdf asdfgh zxcvbn letmein iloveyou jetaime monkey ' +
    'dragon football soccer baseball basketball superman batman master shadow sunshine princess flower chocolate ' +
    'secret changeme default access test testing demo trustno ninja mustang jordan michael charlie daniel thomas ' +
    'pokemon starwars computer internet google facebook samsung apple summer winter spring autumn soleil doudou ' +
    'loulou chouchou marseille london paris dubai habibi mohamed ahmed allah bismillah whatever freedom nothing ' +
    'cookie pepper ginger hunter killer cheese banana orange purple silver golden diamond tigger maggie ashley'
  ).split(' '),
)
