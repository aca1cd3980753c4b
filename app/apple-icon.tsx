import { ImageResponse } from 'next/og'

export const size = { width: 180, height: 180 }
export const contentType = 'image/png'

/** The arch of the house, for a home screen. */
export default function AppleIcon() {
  const arch = { display: 'flex', alignItems: 'flex-end', justifyContent: 'center' } as const
  return new ImageResponse(
    <div style={{ ...arch, width: '100%', height: '100%', background: '#faf7f2' }}>
      <div
        style={{
          ...arch,
          width: 124,
          height: 152,
          borderRadius: '62px 62px 0 0',
          background: '#1f3a33',
        }}
      >
        <div
          style={{
            ...arch,
            width: 78,
            height: 116,
            borderRadius: '39px 39px 0 0',
            background: '#faf7f2',
          }}
        >
          <div
            style={{ width: 58, height: 104, borderRadius: '29px 29px 0 0', background: '#1f3a33' }}
          />
        </div>
      </div>
    </div>,
    size,
  )
}
