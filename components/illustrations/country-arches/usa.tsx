import { ArchDrawing } from '#components/illustrations/arch-drawing.tsx'
import { Dusk, Ground, LAMP, Moon } from '#components/illustrations/backdrops.tsx'
import { arches, crossings, rectangles } from '#components/illustrations/like-shapes.ts'
import { RoundTree } from '#components/illustrations/trees.tsx'

/** Brownstones below the towers of New York. */
export function UnitedStates() {
  return (
    <ArchDrawing>
      <Dusk />
      <Moon x={70} y={80} />
      <path
        d="M6 306V172h28v134M228 306V150h24v156M252 306V190h30v116"
        className="fill-evergreen/30"
      />
      <SteppedTower />
      <CrownedTower />
      <RoundTree x={22} y={306} height={92} />
      <Brownstones />
      <Ground y={306} />
      <path d="M-2 316h284v10H-2z" className="fill-sand" />
    </ArchDrawing>
  )
}

function SteppedTower() {
  return (
    <>
      <path
        d="M84 306V188h8v-74h8V92h10V76h6V58h8v18h6v16h10v22h8v74h8v118zM120 58V26"
        className="fill-paper"
      />
      <path
        d="M104 114v90M112 100v104M120 90v114M128 100v104M136 114v90"
        className="stroke-evergreen/40"
      />
    </>
  )
}

function CrownedTower() {
  return (
    <>
      <path d="M172 306V124h44v182z" className="fill-moss" />
      <path d="M176 124a18 30 0 0 1 36 0z" className="fill-peach" />
      <path d="M182 124a12 22 0 0 1 24 0M188 124a6 14 0 0 1 12 0" />
      <path d="M190 95q3-14 4-55 1 41 4 55" className="fill-peach" />
      <path d="M182 132v80M194 132v80M206 132v80" className="stroke-evergreen" />
    </>
  )
}

function Brownstones() {
  return (
    <>
      <WaterTank />
      <path d="M50 306V206h72v100z" className="fill-ember" />
      <path d="M122 306V198h72v108z" className="fill-paper" />
      <path d="M194 306V206h72v100z" className="fill-ember" />
      <path d="M46 200h80v9H46zM118 190h80v9h-80zM190 200h80v9h-80z" className="fill-evergreen" />
      <path d={rectangles(crossings([58, 79, 100, 202, 223, 244], [218]), 14, 24)} fill={LAMP} />
      <path d={rectangles(crossings([130, 151, 172], [210]), 14, 28)} className="fill-evergreen" />
      <path
        d={rectangles(
          [
            [79, 218],
            [202, 218],
          ],
          14,
          24,
        )}
        className="fill-evergreen"
      />
      <path
        d={rectangles(crossings([58, 79, 151, 172, 202, 223], [254]), 14, 26)}
        className="fill-evergreen"
      />
      <path
        d={rectangles(
          [
            [58, 254],
            [172, 254],
          ],
          14,
          26,
        )}
        fill={LAMP}
      />
      <Stoop x={94} />
      <Stoop x={128} />
      <Stoop x={240} />
    </>
  )
}

function WaterTank() {
  return (
    <>
      <path d="M212 206v-16M232 206v-16M210 190h24v-22h-24z" className="fill-peach" />
      <path d="M206 168l16-14 16 14z" className="fill-evergreen" />
    </>
  )
}

function Stoop({ x }: { x: number }) {
  return (
    <>
      <path d={arches([[x + 2, 248]], 18, 42)} className="fill-evergreen" />
      <path
        d={`M${x} 288h22v6H${x}zM${x - 3} 294h28v6h-28zM${x - 6} 300h34v6h-34z`}
        className="fill-sand"
      />
    </>
  )
}
