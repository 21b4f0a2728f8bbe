// `npm run bench` measures the product; `npm run bench -- peers` sets the wallet kit beside others.
await import(process.argv.includes('peers') ? './peers/run.mjs' : './figures.mjs')
