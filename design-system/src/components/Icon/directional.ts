/** What an icon's name says when it points along the line, so that it mirrors in right-to-left. */
export const directional =
  /(Arrow|Caret|Chevron|Corner|Sidebar)\w*(Left|Right|Back|Forward)|Indent|Log(in|out)|ListDetails|Send|Trending/
