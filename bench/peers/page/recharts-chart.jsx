import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts'
import { colors, movementsByDay, products, readMovements } from './calls.js'

function Chart() {
  const [days, setDays] = useState()
  useEffect(() => void readMovements().then((movements) => setDays(movementsByDay(movements))), [])
  if (!days) return null
  return (
    <BarChart width={1200} height={280} data={days}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="day" />
      <YAxis />
      <Tooltip />
      <Legend />
      {products.map((product) => (
        <Bar key={product} dataKey={product} fill={colors[product]} isAnimationActive={false} />
      ))}
    </BarChart>
  )
}

createRoot(document.getElementById('list')).render(<Chart />)
