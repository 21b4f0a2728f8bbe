import { screens, states } from '../visual/states.ts'
import type { Story } from './storyFiles.ts'

export interface Cell {
  screen: string
  state: string
  applies: boolean
  stories: Story[]
}

/** Every cell of screens and states, with its stories. */
export const cells = (stories: readonly Story[]): Cell[] =>
  Object.entries(screens).flatMap(([screen, applying]) =>
    Object.keys(states).map((state) => ({
      screen,
      state,
      applies: (applying as readonly string[]).includes(state),
      stories: stories.filter(({ cell }) => cell?.screen === screen && cell.state === state),
    })),
  )

const link = ({ id, exportName }: Cell['stories'][number]) =>
  `<a href="http://127.0.0.1:6006/?path=/story/${id}">${exportName}</a>`

/** The page that names the story of each cell. */
export function statesPage(all: readonly Cell[]): string {
  const box = ({ applies, stories }: Cell) => {
    if (stories.length > 0) return `<td>${stories.map(link).join('<br>')}</td>`
    return applies ? '<td class="missing">no story</td>' : '<td>–</td>'
  }
  const rows = Object.entries(states).map(
    ([state, words]) =>
      `<tr><th scope="row">${words}</th>${Object.keys(screens)
        .map((screen) =>
          all
            .filter((cell) => cell.screen === screen && cell.state === state)
            .map(box)
            .join(''),
        )
        .join('')}</tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Screens and their states</title>
<style>
body{font:15px/1.4 system-ui,sans-serif;margin:24px}
td,th{border:1px solid #d5d9de;padding:6px 10px;text-align:start}
.missing{background:#fbd5d5}
</style>
<h1>Screens and their states</h1>
<table><tr><th></th>${Object.keys(screens)
    .map((screen) => `<th scope="col">${screen}</th>`)
    .join('')}</tr>
${rows.join('\n')}
</table>
</html>
`
}
