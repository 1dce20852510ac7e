import common from "#kit/ui/common.module.css";
import "react-easy-crop/react-easy-crop.css";
import { useState } from "react";
import Cropper from "react-easy-crop";
import styles from "./crop.module.css";
import type { CropArea } from "./crop-picture.ts";
import { useCropMessages } from "./messages.ts";

const ZOOM_MAX = 4;
const ZOOM_STEP = 0.05;

export type CropShape = {
  /** The area is so many times as wide as high; 1 by default. */
  readonly aspect?: number;
  readonly isRound?: boolean;
  /** The whole picture fits into the area when it is made this small; 1 fills the area. */
  readonly zoomMin?: number;
};

type Props = CropShape & { readonly url: string; readonly onArea: (area: CropArea) => void };

/** The cropper is loaded only once a picture has been chosen, so it is a separate file. */
export default function CropStage({ url, onArea, aspect = 1, isRound = false, zoomMin = 1 }: Props) {
  const text = useCropMessages();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={common.stack4}>
      <p className={styles.hint}>{text.hint}</p>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={zoomMin}
          maxZoom={ZOOM_MAX}
          aspect={aspect}
          cropShape={isRound ? "round" : "rect"}
          restrictPosition={zoomMin === 1}
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ "aria-label": text.area, role: "application" }}
          mediaProps={{ alt: "" }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
          onCropAreaChange={(_, pixels) => onArea(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        {text.zoom}
        <input
          type="range"
          min={zoomMin}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
