import { pino } from 'pino'
import { openDatabase } from '../../database.ts'

// An update needs no room but the log's.

const [dataDir = ''] = process.argv.slice(2)
const { pool } = await openDatabase({ url: null, dataDir, log: pino() })
await pool.query('create table if not exists kept (n int, padding text)')
const { rows } = await pool.query<{ n: number }>('select n from kept')
if (rows.length === 0) await pool.query("insert into kept values (0, '')")
process.stdout.write(`kept ${rows[0]?.n ?? 0}\n`)

for (let n = (rows[0]?.n ?? 0) + 1; ; n++) {
  await pool.query(
    "update kept set n = $1, padding = (select string_agg(md5(random()::text), '') from generate_series(1, 60))",
    [n],
  )
  process.stdout.write(`${n}\n`)
}
