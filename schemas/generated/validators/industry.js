// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["string","null"];
const kept1 = ["A","01","02","03","04","05","B","06","07","08","09","10","11","12","C","13","14","15","16","17","18","19","20","21","22","23","24","25","26","27","28","29","30","31","32","33","34","35","36","37","38","39","40","41","42","43","D","44","45","46","E","47","48","49","50","F","51","52","G","53","54","55","56","57","58","59","60","H","61","62","I","63","64","65","J","66","67","68","69","K","70","L","71","72","M","73","74","75","N","76","77","78","79","O","80","81","82","P","83","Q","84","85","R","86","87","88","89","90","S","91","92","93","94","95","96","T","97",null];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func4 = ucs2length;
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.industryName === undefined) || (!(func0.call(data, "industryName")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "industryName"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "version")) || (key0 === "industryName")) || (key0 === "industryCode")) || (key0 === "note")) || (key0 === "order"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
if(func4(data0) < 1){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err9);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
if(data.industryName !== undefined && func0.call(data, "industryName")){
let data2 = data.industryName;
if(typeof data2 === "string"){
if(func4(data2) > 50){
const err11 = {instancePath:instancePath+"/industryName",schemaPath:"#/properties/industryName/maxLength",keyword:"maxLength",params:{limit: 50}};
vErrors = add(vErrors, err11);
errors++;
}
if(func4(data2) < 1){
const err12 = {instancePath:instancePath+"/industryName",schemaPath:"#/properties/industryName/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
if(!pattern0.test(data2)){
const err13 = {instancePath:instancePath+"/industryName",schemaPath:"#/properties/industryName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/industryName",schemaPath:"#/properties/industryName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.industryCode !== undefined && func0.call(data, "industryCode")){
let data3 = data.industryCode;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err15);
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "A") || (data3 === "01")) || (data3 === "02")) || (data3 === "03")) || (data3 === "04")) || (data3 === "05")) || (data3 === "B")) || (data3 === "06")) || (data3 === "07")) || (data3 === "08")) || (data3 === "09")) || (data3 === "10")) || (data3 === "11")) || (data3 === "12")) || (data3 === "C")) || (data3 === "13")) || (data3 === "14")) || (data3 === "15")) || (data3 === "16")) || (data3 === "17")) || (data3 === "18")) || (data3 === "19")) || (data3 === "20")) || (data3 === "21")) || (data3 === "22")) || (data3 === "23")) || (data3 === "24")) || (data3 === "25")) || (data3 === "26")) || (data3 === "27")) || (data3 === "28")) || (data3 === "29")) || (data3 === "30")) || (data3 === "31")) || (data3 === "32")) || (data3 === "33")) || (data3 === "34")) || (data3 === "35")) || (data3 === "36")) || (data3 === "37")) || (data3 === "38")) || (data3 === "39")) || (data3 === "40")) || (data3 === "41")) || (data3 === "42")) || (data3 === "43")) || (data3 === "D")) || (data3 === "44")) || (data3 === "45")) || (data3 === "46")) || (data3 === "E")) || (data3 === "47")) || (data3 === "48")) || (data3 === "49")) || (data3 === "50")) || (data3 === "F")) || (data3 === "51")) || (data3 === "52")) || (data3 === "G")) || (data3 === "53")) || (data3 === "54")) || (data3 === "55")) || (data3 === "56")) || (data3 === "57")) || (data3 === "58")) || (data3 === "59")) || (data3 === "60")) || (data3 === "H")) || (data3 === "61")) || (data3 === "62")) || (data3 === "I")) || (data3 === "63")) || (data3 === "64")) || (data3 === "65")) || (data3 === "J")) || (data3 === "66")) || (data3 === "67")) || (data3 === "68")) || (data3 === "69")) || (data3 === "K")) || (data3 === "70")) || (data3 === "L")) || (data3 === "71")) || (data3 === "72")) || (data3 === "M")) || (data3 === "73")) || (data3 === "74")) || (data3 === "75")) || (data3 === "N")) || (data3 === "76")) || (data3 === "77")) || (data3 === "78")) || (data3 === "79")) || (data3 === "O")) || (data3 === "80")) || (data3 === "81")) || (data3 === "82")) || (data3 === "P")) || (data3 === "83")) || (data3 === "Q")) || (data3 === "84")) || (data3 === "85")) || (data3 === "R")) || (data3 === "86")) || (data3 === "87")) || (data3 === "88")) || (data3 === "89")) || (data3 === "90")) || (data3 === "S")) || (data3 === "91")) || (data3 === "92")) || (data3 === "93")) || (data3 === "94")) || (data3 === "95")) || (data3 === "96")) || (data3 === "T")) || (data3 === "97")) || (data3 === null))){
const err16 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/enum",keyword:"enum",params:{allowedValues: kept1}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data4 = data.note;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err17);
errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err18 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data5 = data.order;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err19);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err20);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err21);
errors++;
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err22);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/id":"编号","/version":"版本","/industryName":"行业名称","/industryCode":"国标行业","/note":"说明","/order":"顺序"};

export const validators = {
  "industry.save": validator(check0, titles0),
};

export const rules = {"industry":[]};

export const coerce = {};
