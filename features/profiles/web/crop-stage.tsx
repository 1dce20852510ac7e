import common from "#kit/ui/common.module.css";
import "react-easy-crop/react-easy-crop.css";
import { useState } from "react";
import Cropper from "react-easy-crop";
import type { CropArea } from "./crop-picture.ts";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";

const ZOOM_MAX = 4;
const ZOOM_STEP = 0.05;

/** The cropper is loaded only once a picture has been chosen, so it is a separate file. */
export default function CropStage({ url, onArea }: { url: string; onArea: (area: CropArea) => void }) {
  const text = useProfileMessages().picture;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={common.stack4}>
      <p className={styles.hint}>{text.cropHint}</p>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
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
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
