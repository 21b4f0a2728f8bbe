const kib = (bytes) => (bytes / 1024).toFixed(1)
const sorted = (values) => values.toSorted((a, b) => a - b)
const median = (values) => sorted(values)[Math.floor(values.length / 2)]
/** The 95th percentile. */
const p95 = (values) => sorted(values)[Math.ceil(values.length * 0.95) - 1]

const columns = [
  [
    'Kit, gzip KiB',
    ({ kit }) => kit.initial / 1024,
    ({ kit }) => `${kib(kit.initial)} (later ${kib(kit.lazy)}, styles ${kib(kit.css)})`,
  ],
  ['At boot, gzip KiB', ({ boot }) => boot.code / 1024, ({ boot }) => kib(boot.code)],
  [
    'Requests at boot',
    ({ boot }) => boot.requests,
    ({ boot: { requests, externalHosts } }) =>
      externalHosts.length > 0 ? `${requests} (${externalHosts.join(', ')})` : `${requests}`,
  ],
  [
    'Click to dialog, median ms',
    ({ openings }) => median(openings),
    ({ openings }) => median(openings).toFixed(0),
  ],
  ['p95 ms', ({ openings }) => p95(openings), ({ openings }) => p95(openings).toFixed(0)],
]

/**
 * The page of figures: one row per kit, the best of each column in bold, and this project's kit
 * compared with the best of the others.
 */
export function table(rows, machine) {
  const kits = rows.filter(({ id }) => id !== 'floor')
  const ours = kits.find(({ id }) => id === 'coffer')
  const others = kits.filter((row) => row !== ours)
  const best = columns.map(([, value]) => Math.min(...kits.map(value)))
  const cells = (row) =>
    columns.map(([, value, shown], index) =>
      row.id !== 'floor' && value(row) === best[index] ? `**${shown(row)}**` : shown(row),
    )
  const quickest = Math.min(...others.map(({ openings }) => median(openings)))
  const still = median(rows.find(({ id }) => id === 'floor').openings)
  const share = `${((median(ours.openings) / quickest) * 100).toFixed(0)}%`
  const later = (median(ours.openings) - still).toFixed(0)
  const today = new Date().toISOString().slice(0, 10)
  return `# Comparison with other kits

Written by \`npm run bench -- peers\` on ${today}; ${machine}.
The same page with each kit: one network, injected wallets only, two of them announced; built by the
same tool (Vite 7), all in one run. "Kit" is the size excluding React, viem, wagmi and TanStack
Query.
"Click to dialog" is the time until the end of the first frame that shows the dialog, with a
fourfold CPU slowdown and the pointer on the button for a tenth of a second before: ten openings in
each of three fresh pages.

| | ${columns.map(([name]) => name).join(' | ')} |
|---|${columns.map(() => '---|').join('')}
${rows.map((row) => `| ${row.name} | ${cells(row).join(' | ')} |`).join('\n')}

${ours.name} opens in ${share} of the time of the next-fastest kit, and takes ${later} ms longer
than showing an existing dialog.

${rows.map(({ name, note }) => `- ${name}: ${note}.`).join('\n')}
`
}
