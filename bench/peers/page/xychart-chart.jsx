/* The same bars with the chart library of the kit, without controls, keyboard or readout. */
import { Axis, BarGroup, BarSeries, Grid, XYChart } from '@visx/xychart'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { colors, movementsByDay, products, readMovements } from './calls.js'

function Chart() {
  const [days, setDays] = useState()
  useEffect(() => void readMovements().then((movements) => setDays(movementsByDay(movements))), [])
  if (!days) return null
  return (
    <XYChart
      width={1200}
      height={280}
      xScale={{ type: 'band', padding: 0.2 }}
      yScale={{ type: 'linear' }}
      captureEvents={false}
    >
      <Grid columns={false} numTicks={5} />
      <BarGroup padding={0.12}>
        {products.map((product) => (
          <BarSeries
            key={product}
            dataKey={product}
            data={days}
            xAccessor={({ day }) => day}
            yAccessor={(day) => day[product]}
            colorAccessor={() => colors[product]}
          />
        ))}
      </BarGroup>
      <Axis orientation="bottom" numTicks={6} />
      <Axis orientation="left" numTicks={5} />
    </XYChart>
  )
}

createRoot(document.getElementById('list')).render(<Chart />)
